import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './signing-progress.access.ts';

checkAccess(access);
