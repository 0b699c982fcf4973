import { access } from './session-attendees.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
