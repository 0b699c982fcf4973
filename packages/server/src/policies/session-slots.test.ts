import { access } from './session-slots.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
