import { access } from './organization-settings.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
