import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './signing-questions.access.ts';

checkAccess(access);
