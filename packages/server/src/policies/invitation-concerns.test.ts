import { access } from './invitation-concerns.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
