import { access } from './slot-answers.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
