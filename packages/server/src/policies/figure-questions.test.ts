import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './figure-questions.access.ts';

checkAccess(access);
