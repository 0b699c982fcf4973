import { access } from './legal-holds.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
