import { access } from './legal-holds.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
