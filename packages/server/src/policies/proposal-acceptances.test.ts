import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './proposal-acceptances.access.ts';

checkAccess(access);
