import { access } from './session-outcomes.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
