import { createVar } from '@vanilla-extract/css';

/** Set by components whose icons are not 1.25 em. */
export const iconSize = createVar('icon-size');

/** Set together with `iconSize`: small icons need a thicker line. */
export const iconStroke = createVar('icon-stroke');
