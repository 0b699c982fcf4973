import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './money-statements.access.ts';

checkAccess(access);
