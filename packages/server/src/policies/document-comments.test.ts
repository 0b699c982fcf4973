import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './document-comments.access.ts';

checkAccess(access);
