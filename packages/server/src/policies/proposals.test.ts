import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './proposals.access.ts';

checkAccess(access);
