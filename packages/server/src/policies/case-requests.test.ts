import { access } from './case-requests.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
