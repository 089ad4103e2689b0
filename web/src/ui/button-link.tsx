import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';

/** A link that looks like a button: one stop of the keyboard, where a button inside a link makes two. */
export const ButtonLink = createLink(Button);
