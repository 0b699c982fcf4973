import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './reality-checks.access.ts';

checkAccess(access);
