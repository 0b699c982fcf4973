import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './clause-comments.access.ts';

checkAccess(access);
