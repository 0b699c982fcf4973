import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './saved-answers.access.ts';

checkAccess(access);
