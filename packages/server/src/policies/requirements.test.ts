import { access } from './requirements.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
