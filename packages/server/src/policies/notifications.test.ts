import { access } from './notifications.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
