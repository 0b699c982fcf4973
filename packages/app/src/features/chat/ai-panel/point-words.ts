import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Emotion, KeyPointKind } from '@mediation/api-client';

export const pointNames: Record<KeyPointKind, MessageDescriptor> = {
  safety: msg`About safety`,
  agreement: msg`Agreed`,
  withdrawal: msg`Taken back`,
  refusal: msg`Refused`,
  offer: msg({ context: 'point', message: 'Offered' }),
  counter_offer: msg`Offered in return`,
  condition: msg`On a condition`,
  request: msg({ context: 'point', message: 'Asked for' }),
  question: msg`Open question`,
  deadline: msg`With a date`,
  money: msg`About money`,
  central: msg`Said`,
};

export const emotionNames: Record<Emotion['top'], MessageDescriptor> = {
  neutral: msg`No emotion is named`,
  joy: msg`Joy`,
  sadness: msg`Sadness`,
  anger: msg`Anger`,
  fear: msg`Fear`,
  disgust: msg`Disgust`,
  surprise: msg`Surprise`,
};
