/** Text of another file or of the network, in a document type; nothing needs to look whether it is used. */
export const externalEntity = /<!ENTITY\s+(?:%\s+)?[^\s"'<>]+\s+(?:SYSTEM|PUBLIC)\s/;
