import { access } from './agreement-versions.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
