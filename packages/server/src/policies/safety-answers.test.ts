import { access } from './safety-answers.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
