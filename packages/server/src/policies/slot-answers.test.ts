import { access } from './slot-answers.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
