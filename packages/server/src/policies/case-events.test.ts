import { access } from './case-events.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
