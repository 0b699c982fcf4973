import { access } from './sessions.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
