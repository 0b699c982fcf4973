import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './case-money.access.ts';

checkAccess(access);
