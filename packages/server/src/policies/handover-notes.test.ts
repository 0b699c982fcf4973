import { access } from './handover-notes.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
