import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './duty-marks.access.ts';

checkAccess(access);
