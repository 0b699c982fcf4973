import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './lawyer-round-members.access.ts';

checkAccess(access);
