import { expect, test } from 'vitest';
import { pictureAddress, pictureOfAddress } from './picture-data.ts';
import { readPicture } from './read-picture.ts';

/** Blue, two by two pixels; the last one four by two, half transparent. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAD0lEQVR4nGNgYPgHRmAKABfeA/n0AEaqAAAAAElFTkSuQmCC',
  jpeg: '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6srLZ2eD/////xABMAAEBAAAAAAAAAAAAAAAAAAAABwEBAQAAAAAAAAAAAAAAAAAABQcQAQAAAAAAAAAAAAAAAAAAAAARAQAAAAAAAAAAAAAAAAAAAAD/wAARCAACAAIDASIAAhEAAxEA/9oADAMBAAIRAxEAPwCOAL+Lf//Z',
  lossy: 'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoCAAIADMDOJaACdAF1AAD+6Wkfq787fqe85coAAAA=',
  lossless: 'UklGRhwAAABXRUJQVlA4TA8AAAAvAUAAAAcQ0f/+ByKi/wEA',
  transparent:
    'UklGRlwAAABXRUJQVlA4WAoAAAAQAAAAAwAAAQAAQUxQSAkAAAAAf39/f39/f38AVlA4ICwAAACQAQCdASoEAAIAAgA0JaACdLoAA5gA/vmTb/+QH/+QH/+QH/8gP+IXeyAwAA==',
};
const bytesOf = (name: keyof typeof pictures) => new Uint8Array(Buffer.from(pictures[name], 'base64'));

test.each([
  ['png', { format: 'png', width: 2, height: 2 }],
  ['jpeg', { format: 'jpeg', width: 2, height: 2 }],
  ['lossy', { format: 'webp', width: 2, height: 2 }],
  ['lossless', { format: 'webp', width: 2, height: 2 }],
  ['transparent', { format: 'webp', width: 4, height: 2 }],
] as const)('the kind and the size of a picture are read: %s', (name, expected) => {
  expect(readPicture(bytesOf(name))).toEqual(expected);
  expect(readPicture(new Uint8Array([...bytesOf(name), 0, 0]))).toEqual(expected);
});

test.each(['png', 'jpeg', 'lossy', 'lossless', 'transparent'] as const)(
  'a picture that is cut off anywhere is none: %s',
  (name) => {
    const whole = bytesOf(name);
    // Behind the mark of its end a JPEG has nothing, a PNG a checksum.
    for (let length = 0; length < whole.length - 8; length++)
      expect(readPicture(whole.subarray(0, length))).toBeUndefined();
  },
);

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page behind the mark of a PNG', '\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>'],
  ['a page behind the mark of a JPEG', '\xff\xd8\xff<html><script>alert(1)</script></html>'],
  ['an animation of another kind', 'GIF89a\x01\0\x01\0'],
  ['nothing', ''],
])('%s is no picture', (_, text) => {
  expect(readPicture(new Uint8Array(Buffer.from(text, 'latin1')))).toBeUndefined();
});

test('a picture of no pixels is none', () => {
  const flat = bytesOf('png');
  flat[19] = 0;
  expect(readPicture(flat)).toBeUndefined();
});

test('an address holds a picture, and it comes out again', () => {
  const bytes = bytesOf('png');
  const address = pictureAddress('png', bytes);
  expect(address).toBe(`data:image/png;base64,${pictures.png}`);
  const held = pictureOfAddress(address);
  expect([held?.format, held?.width, Buffer.from(held?.bytes ?? [])]).toEqual(['png', 2, Buffer.from(bytes)]);
});

test.each([
  'https://example.org/a.png',
  `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
  `data:image/png,${pictures.png}`,
  `data:image/png;base64,${pictures.png.slice(0, -1)}!`,
  'data:image/png;base64,',
  `data:text/html;base64,${pictures.png}`,
])('an address that holds none: %s', (address) => {
  expect(pictureOfAddress(address)).toBeUndefined();
});
