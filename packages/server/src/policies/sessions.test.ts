import { access } from './sessions.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
