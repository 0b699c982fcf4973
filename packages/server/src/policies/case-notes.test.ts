import { access } from './case-notes.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
