import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './lawyer-rounds.access.ts';

checkAccess(access);
