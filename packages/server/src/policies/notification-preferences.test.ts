import { checkAccess } from './check-access.ts';
import { access } from './notification-preferences.access.ts';

checkAccess(access);
