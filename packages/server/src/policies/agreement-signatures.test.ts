import { access } from './agreement-signatures.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
