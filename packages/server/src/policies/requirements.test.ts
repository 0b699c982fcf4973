import { access } from './requirements.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
