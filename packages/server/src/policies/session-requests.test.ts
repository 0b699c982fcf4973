import { access } from './session-requests.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
