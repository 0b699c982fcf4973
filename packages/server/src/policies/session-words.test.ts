import { access } from './session-words.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
