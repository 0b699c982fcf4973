import { access } from './invitation-concerns.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
