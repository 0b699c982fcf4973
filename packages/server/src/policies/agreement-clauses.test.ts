import { access } from './agreement-clauses.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
