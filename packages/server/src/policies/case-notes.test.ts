import { access } from './case-notes.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
