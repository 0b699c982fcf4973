import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';

/** Questions about the children. */
export const children: Topic = {
  id: 'children',
  title: msg`Children`,
  questions: [
    {
      id: 'do-they-come',
      question: msg`Do the children come to sessions?`,
      answer: [
        msg`Usually not. You both talk about what they need. If it would help to hear them, your mediator explains how that can be done gently.`,
      ],
    },
    {
      id: 'parenting-plan',
      question: msg`What is a parenting plan?`,
      answer: [
        msg`A page that says where the children live, when they are with each of you, who decides what, and how you tell each other things. You write it together.`,
      ],
    },
    {
      id: 'what-is-stored',
      question: msg`What do you store about my children?`,
      answer: [
        msg`Their first names, the month and year they were born, and what you tell us in your intake. Each page of the intake says who can see it. The other party cannot.`,
      ],
    },
    {
      id: 'how-to-tell-them',
      question: msg`How do we tell the children?`,
      answer: [
        msg`Together if you can, in short sentences: both of us love you, it is not your fault, this is what stays the same. Your mediator can help you find the words.`,
      ],
    },
  ],
};
