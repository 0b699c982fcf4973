import { access } from './person-settings.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
