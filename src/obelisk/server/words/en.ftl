## Why something is refused, in general

server-error-invalid = What was sent is not understood.
server-error-illegal = The rules do not allow this.
server-error-not-found = There is no such thing here.
server-error-not-yours = This is not for you to do.
server-error-not-now = This cannot be done now.
server-error-too-late = It is too late for this.
server-error-too-many = That was too often. Wait a moment and try again.
server-error-too-large = That was more than can be read at once.
server-error-sign-in = Load the page again, or sign in.
server-error-taken = Someone else has that name, or one like it.
server-error-foreign = This was asked by another site. Use a page of this one.
server-error-unavailable = The server is busy or restarting. Try again in a moment.
server-error-fault = Something went wrong on the server. It has been noted.
server-error-offline = The server cannot be reached.
