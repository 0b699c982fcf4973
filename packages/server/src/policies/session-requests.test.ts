import { access } from './session-requests.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
